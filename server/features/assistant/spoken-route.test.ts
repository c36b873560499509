import { expect, test } from 'vitest'
import { spokenRoute } from './spoken-route.ts'

test.each([
  ['open health financing', '/dashboard/Health_Financing'],
  ['Open the Health Financing dashboard.', '/dashboard/Health_Financing'],
  ['open demographics', '/dashboard/Demographics'],
  ['please go to demographics', '/dashboard/Demographics'],
  ['open my dashboards', '/account#/savedDashboards'],
  ['open settings', '/account#/settings'],
  ['open notifications', '/account#/notification'],
  ['open gis mapping', '/dashboard/GIS_Mapping_Dashboard'],
  ['home', '/'],
  ['go home', '/'],
  ['open the home page', '/'],
  ['open help', '/faq'],
  ['take me to the policy simulator', '/policy-simulator'],
])('“%s” leads to %s', (command, route) => {
  expect(spokenRoute(command)?.route).toBe(route)
})

test.each([
  'measles coverage in Lagos',
  'demographics',
  'open defecation',
  'open defecation in Kano',
  'open //evil.example',
  'next tab',
  '',
])('“%s” is no page', (command) => expect(spokenRoute(command)).toBeNull())
