import Bowser from 'bowser'

/** Browser and system of a session in words (`Chrome on Windows`), by the browser's own header. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  // A program that is no browser names itself first: `curl/8.5.0`.
  const name = browser.name || (userAgent.split('/')[0] ?? '')
  const words = os.name ? `${name} on ${os.name}` : name
  return words.replaceAll(/\p{C}/gu, '').slice(0, 80) || 'Unknown device'
}
