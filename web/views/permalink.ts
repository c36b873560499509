import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'

type Numbered = Pick<ReleaseStamp, 'number'>

/** The address of one figure, which draws the same view anywhere. */
export function figureAddress(view: View): string {
  return `${window.location.origin}/figure?${serialiseView(view).replaceAll('%2C', ',')}`
}

/** The same, naming the release that it was read in: opened later, it says which of its numbers have changed. */
export function permalink(view: View, { number }: Numbered): string {
  return `${figureAddress(view)}&release=${number}`
}

/** Where and when a figure is read, as citations and files say it: at its address, today. */
export function readHere(
  view: View,
  release: Numbered,
): { readonly address: string; readonly readOn: string } {
  return { address: permalink(view, release), readOn: new Date().toISOString() }
}
