/** Styles of parts that are here or on their way, by address. */
const styles = new Map<string, Promise<void>>()
const announced = new Set<string>()
const missed = new Set<string>()
const needed = new WeakMap<Error, readonly string[]>()

/**
 * Loads a part with all its files at once; stands in for the builder's own helper, which takes a style that failed once for
 * loaded and never asks for it again. Every call of `import()` goes through here (`vite.config.ts`).
 */
export async function withItsFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(
      files.map((file) => (file.endsWith('.css') ? styleAt(`/${file}`) : announce(`/${file}`))),
    )
    return await load().catch((error: unknown) => underAnotherName(error))
  } catch (error) {
    if (error instanceof Error) needed.set(error, files)
    throw error
  }
}

/** The addresses of all files of the part that an error is about: a browser names the part, and not which of its files is missing. */
export function filesBehind(error: unknown): readonly string[] {
  const files = error instanceof Error ? (needed.get(error) ?? []) : []
  return files.map((file) => new URL(`/${file}`, location.href).href)
}

/** Rejects when it does not come; the next call asks for it anew. */
export function styleAt(address: string): Promise<void> {
  const known = styles.get(address)
  if (known) return known
  const coming = new Promise<void>((resolve, reject) => {
    if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return resolve()
    const link = linkTo('stylesheet', address)
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      styles.delete(address)
      reject(new Error(`The style did not come: ${link.href}`))
    }
  })
  styles.set(address, coming)
  return coming
}

/** The files of a part are fetched beside it, not after it. */
function announce(address: string): void {
  if (announced.has(address)) return
  announced.add(address)
  linkTo('modulepreload', address)
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(link)
  return link
}

/** Some browsers keep that a module failed: the second time it is asked for by a name that they do not know. */
function underAnotherName<T>(error: unknown): Promise<T> {
  const address = addressIn(error)
  if (!address || !missed.has(address)) {
    missed.add(address)
    throw error
  }
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

/** The address of the file that an error is about; empty where the browser does not say it. */
export function addressIn(error: unknown): string {
  return /https?:\S+/.exec(String(error))?.[0] ?? ''
}
