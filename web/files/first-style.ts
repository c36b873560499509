import { styleAt } from './its-files.ts'
import { atLast } from './next-try.ts'

/** Waits for the style that the page itself names: until it is here the page stays as the server drew it. */
export async function firstStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link || hasRules(link)) return
  const address = new URL(link.href).pathname
  link.remove()
  await atLast(() => styleAt(address))
}

/** A style holds up the program while it is on its way, so one without rules has failed; some browsers then refuse to list them. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}
