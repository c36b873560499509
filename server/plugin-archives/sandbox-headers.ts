/**
 * The rules that a plugin's files carry. `place`: address of the plugin's own folder, with a slash at the
 * end; `network`: origins that the reviewer granted.
 *
 * `sandbox` makes the origin opaque even when the file is opened by itself: no cookies, no storage, no access
 * to the page around it. Its resources come from its own folder only, and only our pages may frame it.
 */
export function sandboxPolicy(places: readonly string[], network: readonly string[]): string {
  const own = places.join(' ')
  const sites = network.join(' ')
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${own}`,
    `style-src 'unsafe-inline' ${own}`,
    `img-src data: blob: ${own}`,
    `font-src data: ${own}`,
    `connect-src ${sites || "'none'"}`,
    "worker-src 'none'",
    // Browsers leave out the parts that they do not know; those of today are told by the page itself
    // (`withoutCalls`).
    "webrtc 'block'",
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Interfaces that reach other machines by a way of their own, which no rule of a page forbids in all browsers. */
const CALLS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCDataChannel',
  'WebTransport',
]

const TAKEN_AWAY = `<script>for(const n of ${JSON.stringify(CALLS)})Object.defineProperty(window,n,{value:undefined})</script>`

/** A page of a plugin, before whose own code these are taken away. A frame that it makes has them again: the reviewer is told. */
export function withoutCalls(page: Buffer): Buffer {
  const text = page.toString('utf8')
  const [type = ''] = /^\s*(?:<!doctype[^>]*>)?/i.exec(text) ?? []
  return Buffer.from(`${type}${TAKEN_AWAY}${text.slice(type.length)}`)
}

/** Devices that a plugin may not use, whatever the reader has allowed our pages. */
export const NO_DEVICES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ')
