import { message } from '#domain/message/message.ts'
import { figure, scorecard } from './parts.ts'
import { CHOSEN, type SpecialDashboard } from './special-dashboard.ts'

/** The source of this page. */
const NDHS = 2

/** Most of them were asked for in all rounds, and are published for the states since 2008. */
const TRACKED = [7, 5, 6, 1008, 8, 18, 20, 397, 1052, 14, 15, 1001, 1, 30, 32, 22, 402, 13, 1035, 1201]

/** Every round of the Demographic and Health Survey against the others. */
export const NDHS_TRACKER: SpecialDashboard = {
  slug: 'ndhs-tracker',
  opening: 'rounds',
  tabs: [
    {
      slug: 'rounds',
      title: message('special.rounds'),
      lead: message('special.rounds-lead'),
      chooses: TRACKED,
      parts: [
        figure('trend', [CHOSEN], { sources: [NDHS], options: { alone: true }, width: 'full' }),
        figure('map', [CHOSEN], { sources: [NDHS] }),
        figure('zonal-columns', [CHOSEN], { sources: [NDHS] }),
        scorecard([
          [CHOSEN, NDHS, '2008'],
          [CHOSEN, NDHS, '2013'],
          [CHOSEN, NDHS, '2018'],
          [CHOSEN, NDHS, '2024'],
        ]),
      ],
      width: 'wide',
      missing: [{ what: message('special.rounds-missing'), filledBy: message('special.rounds-fills') }],
      outside: NDHS,
    },
    {
      slug: 'all',
      title: message('special.all-tracked'),
      lead: message('special.all-tracked-lead'),
      parts: TRACKED.slice(0, 12).map((indicator) =>
        figure('trend', [indicator], { sources: [NDHS], options: { alone: true } }),
      ),
      width: 'wide',
      missing: [],
      outside: NDHS,
    },
  ],
}
