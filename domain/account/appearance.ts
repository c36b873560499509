export const VIEW_MODES = ['light', 'dark', 'system'] as const
export const FONT_SIZES = ['small', 'medium', 'large'] as const
export const THEMES = ['default', 'calm', 'neutral'] as const

/** How the pages look to somebody; the member names are the specification's keys (accounts §3). */
export interface Appearance {
  readonly viewMode: (typeof VIEW_MODES)[number]
  readonly fontSize: (typeof FONT_SIZES)[number]
  readonly theme: (typeof THEMES)[number]
}
