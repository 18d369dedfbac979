/** Returns undefined if the browser blocks the storage or its quota is used up. */
export function accessStorage<Result>(accessOperation: () => Result): Result | undefined {
  try {
    return accessOperation();
  } catch {
    return undefined;
  }
}
