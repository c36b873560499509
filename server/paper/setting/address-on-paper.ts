import { renderSVG } from 'uqr'

/** An address as a code that a telephone reads. */
export function addressPicture(address: string): string {
  return renderSVG(address, { border: 0, ecc: 'M' })
}

/** An address as people type it. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
