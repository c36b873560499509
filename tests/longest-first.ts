import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The longest of the journeys, longest first. Begun last, one of them would keep a run waiting for it alone.
 */
const LONGEST = [
  'tests/journeys/submitted-figures.test.ts',
  'tests/accessibility/axe.test.ts',
  'tests/journeys/offline.test.ts',
  'tests/journeys/custom-dashboards.test.ts',
  'tests/journeys/every-page.test.ts',
  'tests/journeys/drawn-alike.wide.test.ts',
  'tests/journeys/plugins.test.ts',
  'tests/journeys/document-editor.test.ts',
  'tests/journeys/maps.test.ts',
  'tests/journeys/sign-in.test.ts',
  'tests/journeys/assistant.test.ts',
  'tests/journeys/first-view.test.ts',
  'tests/journeys/briefs.test.ts',
  'tests/journeys/add-a-section.wide.test.ts',
]

/**
 * The order of the files of a ring: as vitest has it, by what each took the last time. In a fresh clone nothing is known of
 * that, and vitest goes by the length of the files, by which the two tables of pages would come last.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const turn = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((path) => moduleId.endsWith(path))
      return place < 0 ? LONGEST.length : place
    }
    return sorted.toSorted((one, other) => turn(one) - turn(other))
  }
}
