import type { FindingKind } from '#domain/document/blocks/finding.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { NATION } from '#domain/location/location.ts'

/**
 * The brief as a document that leaves open its place: what is found of it, the finding first, on two pages. Filled with a place it
 * is the brief of that place; whoever makes it their own edits a copy.
 */
export const BRIEF_DOCUMENT: Document = {
  ...EMPTY_DASHBOARD,
  kind: 'brief',
  title: '{place}',
  subject: {
    ...EMPTY_DASHBOARD.subject,
    opening: { ...EMPTY_DASHBOARD.subject.opening, location: '{place}' },
  },
  parameters: [{ name: 'place', value: NATION }],
  blocks: [
    finding('place'),
    finding('key-table'),
    finding('small-trends'),
    finding('disagreement'),
    finding('parts'),
    finding('left-behind'),
    finding('facilities', 'half'),
    finding('gaps', 'half'),
  ],
}

function finding<Kind extends FindingKind>(kind: Kind, width: 'full' | 'half' = 'full') {
  return { kind, id: kind, indicators: [], location: '{place}', width, frozen: null } as const
}
