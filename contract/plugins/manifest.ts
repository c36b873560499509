import { z } from 'zod'
import { isHostName } from '#domain/address/host-name.ts'
import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'
import { pathProblem } from '#domain/plugin/plugin-path.ts'
import { PLUGIN_PERMISSIONS } from '#domain/plugin/plugin-permission.ts'
import { VERSION } from '#domain/plugin/plugin-version.ts'

const line = (what: string, longest: number) =>
  z
    .string(`Give ${what} as text.`)
    .trim()
    .min(1, `Give ${what}.`)
    .max(longest, `Keep ${what} within ${longest} characters.`)
    .refine((text) => !/\p{C}/u.test(text), `Write ${what} without control characters.`)

/** A line in which the author left the words of the template; readers would see it. */
const ownLine = (what: string, longest: number, ofTemplate: string) =>
  line(what, longest).refine(
    (text) => text.toLowerCase() !== ofTemplate.toLowerCase(),
    `Write ${what} of your plugin: “${ofTemplate}” is what stands in the template.`,
  )

/** An origin that data may be exchanged with: `https://example.org`, no path. */
const site = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{2,5})?$/,
    'Give each site as https:// and its host name, such as https://example.org, without a path.',
  )
  .refine(
    (text) => isHostName(text.replace(/^https:\/\//, '').replace(/:\d+$/, '')),
    'Give hosts that anybody may reach: no numbers, and no names of one’s own network.',
  )

/** `manifest.json` at the top of a plugin's zip. Members that are not named here are refused, so that typing errors show. */
export const pluginManifest = z
  .strictObject({
    name: z
      .string('Give the name as text.')
      .regex(
        /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/,
        'Write the name with 3 to 40 small letters, digits and hyphens, beginning with a letter.',
      ),
    version: z
      .string('Give the version as text.')
      .regex(VERSION, 'Write the version as three numbers, such as 1.0.0.'),
    title: ownLine('the title', 80, 'Sources here'),
    description: line('the description', 500),
    author: ownLine('the author', 120, 'Your name'),
    license: line('the licence', 60),
    entry: z
      .string('Give the path of the page that is shown first.')
      .regex(/\.html$/, 'The entry is an HTML page of the plugin, such as index.html.')
      .refine(
        (path) => pathProblem(path) === null,
        'The entry is a path inside the zip, such as index.html.',
      ),
    permissions: z
      .array(
        z.enum(PLUGIN_PERMISSIONS, `Permissions are ${PLUGIN_PERMISSIONS.join(', ')}.`),
        'Give the permissions as a list; it may be empty.',
      )
      .max(PLUGIN_PERMISSIONS.length)
      .refine((all) => new Set(all).size === all.length, 'Name each permission once.'),
    network: z.array(site).max(PLUGIN_LIMITS.sites, `Name ${PLUGIN_LIMITS.sites} sites at most.`).default([]),
  })
  .refine(
    ({ permissions, network }) => permissions.includes('network') === network.length > 0,
    'Ask for the permission "network" and name the sites, or do neither.',
  )

export type PluginManifest = z.output<typeof pluginManifest>
