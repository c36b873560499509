/** The surface a figure is drawn on. Sizes in CSS pixels. */
export interface Surface {
  readonly width: number
  readonly height: number
  readonly mode: 'light' | 'dark'
  /** Root font size divided by 14. */
  readonly fontScale: number
}
