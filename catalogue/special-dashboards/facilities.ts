import { message } from '#domain/message/message.ts'
import { figure, quotes, scorecard, trends } from './parts.ts'
import type { SpecialDashboard } from './special-dashboard.ts'

/** The facilities of a state. */
export const STATE_FACILITIES: SpecialDashboard = {
  slug: 'state-health-facility',
  opening: 'facilities',
  tabs: [
    {
      slug: 'facilities',
      title: message('special.state-facilities'),
      lead: message('special.state-facilities-lead'),
      parts: [
        ...quotes(1180, 1184, 1181, 1182),
        figure('zonal-columns', [1184], { width: 'full' }),
        figure('zonal-columns', [1180], { width: 'full' }),
      ],
      byPlace: true,
      width: 'wide',
      missing: [
        {
          what: message('special.state-facilities-missing'),
          filledBy: message('special.facilities-fills'),
        },
      ],
      outside: 105,
    },
  ],
}

/** The facilities of the country by their kinds. */
export const FACILITY_PROFILE: SpecialDashboard = {
  slug: 'health-facilities-profile',
  opening: 'profile',
  tabs: [
    {
      slug: 'profile',
      title: message('special.facilities-profile'),
      lead: message('special.facilities-profile-lead'),
      finder: true,
      parts: [
        scorecard([
          [1180, 105, '2019'],
          [1181, 105, '2019'],
          [1182, 105, '2019'],
          [1183, 105, '2019'],
          [1184, 105, '2019'],
        ]),
        figure('map', [1184]),
        figure('map', [1183]),
        figure('map', [1184], { periods: ['2019'], sources: [105], options: { regions: 'lgas' } }),
        figure('map', [1184], { periods: ['2019'], sources: [105], options: { regions: 'districts' } }),
      ],
      width: 'wide',
      missing: [
        {
          what: message('special.facilities-profile-missing'),
          filledBy: message('special.facilities-fills'),
        },
      ],
      outside: 105,
    },
  ],
}

/** How much of the services people take up. */
export const SERVICE_UPTAKE: SpecialDashboard = {
  slug: 'health-service-uptake',
  opening: 'uptake',
  tabs: [
    {
      slug: 'uptake',
      title: message('special.uptake'),
      lead: message('special.uptake-lead'),
      parts: [
        figure('quarters', [1701], { sources: [30], locations: ['{place}'] }),
        figure('quarters', [1705], { sources: [30], locations: ['{place}'] }),
        ...trends(6, 1008, 18, 8).map((part) =>
          part.kind === 'figure' ? { ...part, locations: ['{place}' as const] } : part,
        ),
      ],
      byPlace: true,
      width: 'wide',
      missing: [{ what: message('special.uptake-missing'), filledBy: message('special.nhmis-fills') }],
      outside: 30,
    },
  ],
}
