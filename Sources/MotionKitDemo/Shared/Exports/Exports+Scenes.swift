// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if arch(wasm32)
// The page's view of the scenes: flat functions, numbers and addresses. A scene exists at the
// address that `scene_make` returns until `scene_free`; nothing else keeps state.

/// Reserves room for a count of numbers.
@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ count: Int32) -> UnsafeMutablePointer<Double> {
  UnsafeMutablePointer<Double>.allocate(capacity: Int(count))
}

/// Makes a scene from its parameters, followed by time, x and y of each tap, and by phase, time, x
/// and y of each of a pointer's reports.
///
/// It takes the memory of another scene of the same kind, if there is one.
@_expose(wasm, "scene_make")
@_cdecl("scene_make")
public func sceneMake(
  _ index: Int32, _ numbers: UnsafePointer<Double>, _ parameterCount: Int32, _ tapCount: Int32,
  _ reportCount: Int32, _ last: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer {
  let parameters = [Double](UnsafeBufferPointer(start: numbers, count: Int(parameterCount)))
  let taps = (0..<Int(tapCount)).map { index in
    let tap = numbers + Int(parameterCount) + 3 * index
    return SceneTap(time: tap[0], x: tap[1], y: tap[2])
  }
  let pointer = (0..<Int(reportCount)).compactMap { index in
    ScenePointer(numbers + Int(parameterCount) + 3 * Int(tapCount) + 4 * index)
  }
  let scene = UnsafeMutablePointer<SceneInstance>.allocate(capacity: 1)
  scene.initialize(to: SceneEntry.all[Int(index)].make(parameters, taps: taps, pointer: pointer))
  if let last = last.map(instance) { swap(&scene.pointee.memory, &last.pointee.memory) }
  return UnsafeMutableRawPointer(scene)
}

/// Returns the scene at an address.
private func instance(_ scene: UnsafeMutableRawPointer) -> UnsafeMutablePointer<SceneInstance> {
  scene.assumingMemoryBound(to: SceneInstance.self)
}

/// Destroys a scene.
@_expose(wasm, "scene_free")
@_cdecl("scene_free")
public func sceneFree(_ scene: UnsafeMutableRawPointer) {
  instance(scene).deinitialize(count: 1)
  scene.deallocate()
}

/// Returns the length of a scene's time axis in seconds.
@_expose(wasm, "scene_duration")
@_cdecl("scene_duration")
public func sceneDuration(_ scene: UnsafeMutableRawPointer) -> Double {
  instance(scene).pointee.duration
}

/// Returns the count of numbers of a scene's field.
@_expose(wasm, "scene_field_count")
@_cdecl("scene_field_count")
public func sceneFieldCount(_ scene: UnsafeMutableRawPointer) -> Int32 {
  Int32(instance(scene).pointee.fieldCount)
}

/// Writes the numbers of one frame.
@_expose(wasm, "scene_sample")
@_cdecl("scene_sample")
public func sceneSample(
  _ scene: UnsafeMutableRawPointer, _ time: Double,
  _ output: UnsafeMutablePointer<Double>
) {
  let scene = instance(scene)
  scene.pointee.sample(
    at: time, into: UnsafeMutableBufferPointer(start: output, count: scene.pointee.channelCount))
}

/// Samples the field at a time, and returns the address of its numbers.
///
/// They are in the scene's own memory, where they stay until the next sample of the field.
@_expose(wasm, "scene_field")
@_cdecl("scene_field")
public func sceneField(
  _ scene: UnsafeMutableRawPointer, _ time: Double
) -> UnsafePointer<Float>? {
  var numbers: UnsafePointer<Float>?
  instance(scene).pointee.withField(at: time) { numbers = $0.baseAddress }
  return numbers
}

/// Writes a scene's haptics as numbers if there is room for them, and returns their count; 0
/// without haptics.
@_expose(wasm, "scene_haptics")
@_cdecl("scene_haptics")
public func sceneHaptics(
  _ scene: UnsafeMutableRawPointer, _ output: UnsafeMutablePointer<Double>, _ capacity: Int32
) -> Int32 {
  let numbers = instance(scene).pointee.haptics?.numbers ?? []
  if numbers.count <= Int(capacity) {
    for (index, number) in numbers.enumerated() { output[index] = number }
  }
  return Int32(numbers.count)
}

/// Writes a scene's motion as CSS, in UTF-8, if there is room for it, and returns the count of
/// bytes; 0 where no single easing function can express it.
@_expose(wasm, "scene_css")
@_cdecl("scene_css")
public func sceneCSS(
  _ scene: UnsafeMutableRawPointer, _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
  let bytes = Array((instance(scene).pointee.css?.text ?? "").utf8)
  if bytes.count <= Int(capacity) {
    for (index, byte) in bytes.enumerated() { output[index] = byte }
  }
  return Int32(bytes.count)
}

/// Writes frames at equal distances in time, the first and the last included.
@_expose(wasm, "scene_curve")
@_cdecl("scene_curve")
public func sceneCurve(
  _ scene: UnsafeMutableRawPointer, _ from: Double, _ to: Double, _ count: Int32,
  _ output: UnsafeMutablePointer<Double>
) {
  let width = instance(scene).pointee.channelCount
  for index in 0..<Int(count) {
    let time = from + (to - from) * Double(index) / Double(max(count - 1, 1))
    sceneSample(scene, time, output + index * width)
  }
}

/// Writes kind, time and channel of each mark, and returns the count of marks.
@_expose(wasm, "scene_marks")
@_cdecl("scene_marks")
public func sceneMarks(
  _ scene: UnsafeMutableRawPointer, _ output: UnsafeMutablePointer<Double>,
  _ capacity: Int32
) -> Int32 {
  let marks = instance(scene).pointee.marks.prefix(Int(capacity))
  for (index, mark) in marks.enumerated() {
    output[3 * index] = Double(mark.kind.rawValue)
    output[3 * index + 1] = mark.time
    output[3 * index + 2] = Double(mark.channel)
  }
  return Int32(marks.count)
}
#endif
