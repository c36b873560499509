import { message } from '#domain/message/message.ts'
import { quotes, scorecard, trends } from './parts.ts'
import type { SpecialDashboard } from './special-dashboard.ts'

/** The commitments of the health sector: two lists of indicators, by state. */
export const PRESIDENTIAL_BOND: SpecialDashboard = {
  slug: 'presidential-bond-scorecard',
  opening: 'bond',
  tabs: [
    {
      slug: 'bond',
      title: message('special.bond'),
      lead: message('special.bond-lead'),
      parts: [
        scorecard([
          [30, 2, '2024'],
          [7, 2, '2024'],
          [6, 2, '2024'],
          [18, 2, '2024'],
          [1052, 2, '2024'],
          [14, 2, '2024'],
          [1001, 2, '2024'],
          [402, 2, '2024'],
        ]),
        ...quotes(29, 32),
      ],
      width: 'wide',
      missing: [{ what: message('special.bond-missing'), filledBy: message('special.bond-fills') }],
      outside: null,
    },
    {
      slug: 'compact',
      title: message('special.compact'),
      lead: message('special.compact-lead'),
      parts: [
        ...trends(1170, 217, 1160, 1162),
        scorecard([
          [1184, 105, '2019'],
          [1008, 2, '2024'],
          [398, 2, '2024'],
          [212, 2, '2024'],
          [22, 2, '2024'],
          [15, 2, '2024'],
        ]),
      ],
      width: 'wide',
      missing: [{ what: message('special.compact-missing'), filledBy: message('special.compact-fills') }],
      outside: null,
    },
  ],
}
