import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'
import { PLUGIN_PERMISSIONS } from '#domain/plugin/plugin-permission.ts'

/** A plugin that readers may turn on. */
export const plugin = z.object({
  id: z.int(),
  name: z.string().meta({ description: 'Key under which the browser keeps whether it is on.' }),
  version: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  license: z.string(),
  permissions: z.array(z.enum(PLUGIN_PERMISSIONS)).meta({ description: 'What the reviewer granted.' }),
  network: z.array(z.string()).meta({ description: 'Sites that it may reach.' }),
  page: z.string().meta({ description: 'Address of its first page, for a sandboxed frame.' }),
  is_enabled: z.boolean(),
  ...timestamps,
})

export type Plugin = z.output<typeof plugin>

const list = { query: listQuery(['id', 'name'], {}), answer: pageOf(plugin) } as const

const shared = { tag: 'Plugins', query: noParameters } as const

export const listPlugins = endpoint({
  ...shared,
  method: 'GET',
  path: '/plugins',
  summary: 'Plugins that were approved and are on',
  permission: 'public',
  pathParameters: noParameters,
  ...list,
  problems: ['store-unavailable'],
})

export const listAllPlugins = endpoint({
  ...shared,
  method: 'GET',
  path: '/plugins/all',
  summary: 'Plugins that were approved, those that are disabled too',
  permission: 'plugins.review',
  pathParameters: noParameters,
  ...list,
  problems: ['not-signed-in', 'not-allowed', 'store-unavailable'],
})

const change = {
  ...shared,
  permission: 'plugins.manage',
  pathParameters: idInPath,
  problems: ['not-signed-in', 'not-allowed', 'not-found'],
} as const

export const disablePlugin = endpoint({
  ...change,
  method: 'POST',
  path: '/plugins/{id}/disable',
  summary: 'Take a plugin away from all readers at once',
  answer: plugin,
})

export const enablePlugin = endpoint({
  ...change,
  method: 'POST',
  path: '/plugins/{id}/enable',
  proof: 'always',
  problems: [...change.problems, 'proof-needed'],
  summary: 'Let readers turn a plugin on again',
  answer: plugin,
})

export const deletePlugin = endpoint({
  ...change,
  method: 'DELETE',
  path: '/plugins/{id}',
  summary: 'Remove a plugin; its submission stays in the record',
  answer: z.object({ detail: z.string() }),
})

export const readPluginTemplate = endpoint({
  ...shared,
  method: 'GET',
  path: '/plugin-template.zip',
  summary: 'A plugin that works, to begin with (zip)',
  permission: 'public',
  pathParameters: noParameters,
  answer: z.string().meta({ format: 'binary' }),
  mediaType: 'application/zip',
  problems: [],
})
