import Bowser from 'bowser'

/** Browser and system of a session in words (`Chrome on Windows`), by what the browser said of itself. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = browser.name ?? (platform.type === undefined ? 'A program' : 'A browser')
  const words = os.name === undefined ? name : `${name} on ${os.name}`
  return words.replaceAll(/\p{C}/gu, '').slice(0, 80)
}
