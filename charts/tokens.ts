/** The two appearances; each has its own table, chosen for its ground, not turned over from the other. */
export type Mode = 'light' | 'dark'

/**
 * Every design token of the product, by CSS variable name without the dashes.
 * Colours are CSS colours; spacing and radii are pixels at the medium font size.
 */
export type Tokens = typeof light

const fontFamily = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

const light = {
  // Frame
  canvas: '#FFFFFF',
  subtle: '#F5F7F5',
  sunken: '#ECEFEC',
  line: '#DFE4E0',
  control: '#858F88',
  ink: '#17201B',
  ink2: '#4A554E',
  ink3: '#5F6A63',
  grid: '#E6EAE7',
  backdrop: 'rgba(23,32,27,.48)',
  // Action
  accent: '#007A4A',
  'accent-hover': '#00633C',
  'accent-text': '#FFFFFF',
  'accent-soft': '#E9F4EE',
  'accent-line': '#B5D9C4',
  flag: '#008751',
  // Messages
  error: '#B3261E',
  'warn-bg': '#FFF6E0',
  'warn-line': '#E5C36A',
  'warn-ink': '#6B4A00',
  // Source classes
  routine: '#A66300',
  'routine-mid': '#C99447',
  'routine-pale': '#EAD7B7',
  survey: '#1F63B0',
  estimate: '#8A2F6B',
  // Against the target
  above: '#00664A',
  'above-text': '#00664A',
  'above-pale': '#8CBDAA',
  on: '#2F78CC',
  'on-text': '#1F63B0',
  below: '#DB7446',
  'below-text': '#B0431A',
  'below-pale': '#F2C4AC',
  'target-nt': '#17201B',
  'target-sdg': '#00793F',
  // Zones
  'zone-national': '#17201B',
  'zone-nc': '#2746AE',
  'zone-ne': '#C18725',
  'zone-nw': '#A42826',
  'zone-se': '#713D66',
  'zone-ss': '#42A08B',
  'zone-sw': '#AC7FE0',
  // Things that differ in nothing but what they are: indicators or groups of one source. The hues of the zones
  'series-1': '#2746AE',
  'series-2': '#C18725',
  'series-3': '#A42826',
  'series-4': '#42A08B',
  'series-5': '#713D66',
  'series-6': '#AC7FE0',
  // Maps, low to high, and the ink of a label on each class
  'map-1': '#E1F0F0',
  'map-2': '#ABD5D9',
  'map-3': '#6AB0BA',
  'map-4': '#2B7B8B',
  'map-5': '#12505F',
  'map-ink-1': '#17201B',
  'map-ink-2': '#17201B',
  'map-ink-3': '#17201B',
  'map-ink-4': '#FFFFFF',
  'map-ink-5': '#FFFFFF',
  // Around a target, worse to better
  'diverging-1': '#8C4A12',
  'diverging-2': '#CB8A4E',
  'diverging-3': '#EFD3B4',
  'diverging-4': '#CBE3DC',
  'diverging-5': '#62AE9C',
  'diverging-6': '#0B5F52',
  // Correlations, weak to very strong: positive and negative differ for every kind of colour sight
  'positive-1': '#E4E2F1',
  'positive-2': '#BDB8DD',
  'positive-3': '#8880BC',
  'positive-4': '#54418F',
  'negative-1': '#FBE6CF',
  'negative-2': '#F3C08A',
  'negative-3': '#DB8A3A',
  'negative-4': '#A04F05',
  // Groups of people: five steps of an order, worse off to better off or young to old, and a pair without an order
  'group-1': '#B8742A',
  'group-2': '#8E8440',
  'group-3': '#5F8A7A',
  'group-4': '#2E7088',
  'group-5': '#123C50',
  'group-a': '#6B4FA0',
  'group-b': '#2B8A7E',
  'shadow-float': '0 8px 28px rgba(23,32,27,.14), 0 1px 3px rgba(23,32,27,.10)',
  'font-family': fontFamily,
}

const dark: Tokens = {
  ...light,
  canvas: '#141A17',
  subtle: '#1B221E',
  sunken: '#242C28',
  line: '#2D3631',
  control: '#74807A',
  ink: '#EDF1EE',
  ink2: '#B7C1BB',
  ink3: '#98A49D',
  grid: '#28302C',
  accent: '#5CC08C',
  'accent-hover': '#7AD0A3',
  'accent-text': '#0E1411',
  'accent-soft': '#17301F',
  'accent-line': '#2C5A42',
  error: '#F2B8B5',
  'warn-bg': '#2C2613',
  'warn-line': '#6B5520',
  'warn-ink': '#F0D48A',
  routine: '#E0A24A',
  'routine-mid': '#9A7036',
  'routine-pale': '#54432A',
  survey: '#7DB2EE',
  estimate: '#DC8BBF',
  above: '#45C79A',
  'above-text': '#5CD0A8',
  'above-pale': '#2B6B55',
  on: '#6AA9F0',
  'on-text': '#7DB2EE',
  below: '#E8743F',
  'below-text': '#F19A6E',
  'below-pale': '#8A4A2E',
  'target-nt': '#EDF1EE',
  'target-sdg': '#5CC08C',
  'zone-national': '#EDF1EE',
  'zone-nc': '#2471AB',
  'zone-ne': '#E1BD48',
  'zone-nw': '#BD412D',
  'zone-se': '#9B5368',
  'zone-ss': '#2CD283',
  'zone-sw': '#843BDE',
  'series-1': '#2471AB',
  'series-2': '#E1BD48',
  'series-3': '#BD412D',
  'series-4': '#2CD283',
  'series-5': '#9B5368',
  'series-6': '#843BDE',
  'map-1': '#173B44',
  'map-2': '#1F5C69',
  'map-3': '#3A93A1',
  'map-4': '#74BBC3',
  'map-5': '#B6E0E2',
  'map-ink-1': '#EDF1EE',
  'map-ink-2': '#EDF1EE',
  'map-ink-3': '#0E1411',
  'map-ink-4': '#0E1411',
  'map-ink-5': '#0E1411',
  'positive-1': '#2B2945',
  'positive-2': '#453F75',
  'positive-3': '#7D74B8',
  'positive-4': '#C3BCEC',
  'negative-1': '#3A2A18',
  'negative-2': '#6B4520',
  'negative-3': '#B9752E',
  'negative-4': '#F2BE85',
  'group-1': '#E0A35C',
  'group-2': '#CDBB6A',
  'group-3': '#9CC0B4',
  'group-4': '#7FB6D0',
  'group-5': '#C8E0FF',
  'group-a': '#B79BEA',
  'group-b': '#4FC0B0',
}

/** The colours of both appearances. */
export const tokens: Readonly<Record<Mode, Tokens>> = { light, dark }

/** The name of a token, e.g. `survey` or `zone-nw`. */
export type TokenName = keyof Tokens

/** The tokens of one appearance as CSS custom properties: `--ink`, `--survey`, `--zone-nw`, `--map-1` and so on. */
export function cssVariables(mode: Mode): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens[mode]).map(([name, value]) => [`--${name}`, value]))
}
