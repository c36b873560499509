/** Holds a draft while it is open in an editor, which sends it itself; nobody else does meanwhile, in any tab. Gives what ends that. */
export function holdDraft(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void locks()?.request(name, () => promise)
  return resolve
}

/** Works on a draft that is open nowhere; null: it is open. */
export async function onClosedDraft<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  const manager = locks()
  if (!manager) return work()
  return manager.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : null))
}

let turn: Promise<unknown> = Promise.resolve()

/** One sends at a time, on this page and in any tab. */
export function oneAtATime(work: () => Promise<void>): Promise<void> {
  const own = turn.then(async () => {
    const manager = locks()
    await (manager ? manager.request('msdat-outbox', work) : work())
  })
  turn = own.catch(() => null)
  return own
}

/** Browsers without locks have one tab as far as this is concerned. */
function locks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null
}
