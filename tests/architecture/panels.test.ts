import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SECTIONS } from '#sections/sections.ts'
import { PROJECT } from './source-files.ts'

test.each(SECTIONS)(
  'the panels of $slug stand where its pages look for them',
  async ({ slug, panels, load }) => {
    const { default: definition } = await load()
    const file = `web/panels/${panels ?? slug}/panels.ts`
    const isNeeded = (definition.panels ?? []).length > 0
    expect(
      existsSync(join(PROJECT, file)) || !isNeeded,
      `${file} is missing: write it, or name the folder of the panels in sections/${slug}/section.ts (panels: 'figure-section' for the table of sources)`,
    ).toBe(true)
    expect(
      panels === undefined || isNeeded,
      `sections/${slug} has no panels: take the folder off section.ts`,
    ).toBe(true)
  },
)
