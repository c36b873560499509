import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter, textFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'

/**
 * A place. `level` is the id of its hierarchy level; `parent` is null for the nation. Area in km², position in degrees.
 * `shown_name` tells places of one name apart: `Bassa, Kogi`; elsewhere it is the name.
 */
export const locationRow = z.object({
  id: z.int(),
  name: z.string(),
  shown_name: z.string(),
  parent: z.int().nullable(),
  level: z.int(),
  iso_code: z.string(),
  pcode: z.string(),
  capital: z.string(),
  area_km2: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  senatorial_district: z.int().nullable(),
  ...timestamps,
})

export type LocationWireRow = z.output<typeof locationRow>

export const listLocations = endpoint({
  method: 'GET',
  path: '/location',
  summary: 'The nation, zones, states, LGAs and senatorial districts',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'name', 'level', 'parent', 'created_at', 'updated_at'], {
    id: idFilter('Location'),
    level: idFilter('Hierarchy level'),
    parent: idFilter('Location that holds it'),
    name: textFilter,
  }),
  answer: pageOf(locationRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const readLocation = endpoint({
  method: 'GET',
  path: '/location/{id}',
  summary: 'One place',
  tag: 'Reference',
  permission: 'public',
  pathParameters: idInPath,
  query: noParameters,
  answer: locationRow,
  problems: ['invalid-input', 'not-found'],
})
