/**
 * The rules that a plugin's files carry. `place`: address of the plugin's own folder, with a slash at the end; `network`:
 * origins that the reviewer granted.
 *
 * `sandbox` makes the origin opaque even when the file is opened by itself: no cookies, no storage, no access to the page
 * around it. What it loads comes from its own folder only, and only our pages may frame it.
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
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** What a plugin may not use, whatever the reader has allowed our pages. */
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
