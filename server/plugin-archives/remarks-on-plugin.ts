import type { PluginManifest } from '#contract/plugins/manifest.ts'
import { fileKind } from '#domain/plugin/plugin-file.ts'

/**
 * The parts of a plugin's own files that a reviewer should look at. The sandbox holds in any case: this is
 * only for reading.
 */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:localStorage|sessionStorage|indexedDB)\b|document\.cookie/,
    'uses browser storage, which the sandbox refuses',
  ],
  [/\beval\s*\(|\bnew Function\s*\(/, 'makes code from text, which the sandbox refuses'],
  [/\bserviceWorker\b/, 'speaks of a service worker, which the sandbox refuses'],
  [/\b(?:top|parent)\.location\b/, 'tries to lead the page elsewhere, which the sandbox refuses'],
  [
    /RTC(?:Peer|Data)|WebTransport|\bstuns?:|\bturns?:/,
    'speaks of calls between browsers (WebRTC), which reach other machines past the rules of the sandbox in some browsers. Do not approve it without knowing what for',
  ],
  [
    /\bcontentWindow\b|\bsrcdoc\b|createElement\(\s*['"`]i?frame/i,
    'makes a frame of its own, in which calls between browsers (WebRTC) are there again. Do not approve it without knowing what for',
  ],
  [/\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/, 'can exchange data with other sites'],
  [/\batob\s*\(|(?:\\x[0-9a-f]{2}){20}/i, 'holds text that cannot be read as it stands'],
]

/** Sentences for the reviewer, by file. */
export function remarksOn(manifest: PluginManifest, files: ReadonlyMap<string, Buffer>): string[] {
  const sites = manifest.network.length > 0 ? [`It asks to reach ${manifest.network.join(', ')}.`] : []
  const found = [...files].flatMap(([path, bytes]) => {
    if (!fileKind(path)?.isText || path.endsWith('.md')) return []
    const text = bytes.toString('utf8')
    return SIGNS.filter(([sign]) => sign.test(text)).map(([, words]) => `“${path}” ${words}.`)
  })
  return [...sites, ...found]
}
