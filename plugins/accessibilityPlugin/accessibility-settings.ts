/** What the accessibility panel keeps, under the specification's names (assistive features §3). */
export interface AccessibilitySettings {
  readonly highContrastEnabled: boolean
  /** 1 to 5; 3 is text of 16 pixels, or as large as the appearance says where that is more. */
  readonly fontSizeLevel: number
  readonly enhancedFocusEnabled: boolean
  readonly reducedMotionEnabled: boolean
}

export const DEFAULT_SETTINGS: AccessibilitySettings = {
  highContrastEnabled: false,
  fontSizeLevel: 3,
  enhancedFocusEnabled: false,
  reducedMotionEnabled: false,
}

export const SMALLEST_LEVEL = 1
export const LARGEST_LEVEL = 5

/** How many times 16 pixels text has at a level: 0.8 plus 0.1 for each level above 1 (specification §9), 1 at level 3. */
export function enlargementOf(level: number): number {
  return 0.8 + 0.1 * (level - 1)
}

/** Reads what was kept; a part that is missing or out of its range has its default. */
export function readSettings(text: string | null): AccessibilitySettings {
  const kept = parsed(text)
  const flag = (name: keyof AccessibilitySettings) => kept[name] === true
  const level = Number(kept.fontSizeLevel)
  const isLevel = Number.isInteger(level) && level >= SMALLEST_LEVEL && level <= LARGEST_LEVEL
  return {
    highContrastEnabled: flag('highContrastEnabled'),
    fontSizeLevel: isLevel ? level : DEFAULT_SETTINGS.fontSizeLevel,
    enhancedFocusEnabled: flag('enhancedFocusEnabled'),
    reducedMotionEnabled: flag('reducedMotionEnabled'),
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
