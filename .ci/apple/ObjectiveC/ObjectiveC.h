// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

__attribute__((objc_root_class))
@interface NSObject
- (instancetype _Nonnull)init;
@end
