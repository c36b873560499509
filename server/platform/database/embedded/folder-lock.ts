/** Stub, replaced below. */
export async function takeFolder(_dataDir: string): Promise<() => void> {
  return () => {}
}
