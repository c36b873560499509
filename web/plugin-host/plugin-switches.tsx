import { permissionWords } from '#domain/plugin/plugin-permission.ts'
import type { Plugin } from '#contract/plugins/plugins.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Box, Stack, Text } from '#web/kit/layout.tsx'
import { setPluginOn, usePluginsOn } from './plugins-on.ts'
import { usePublishedPlugins } from './use-published-plugins.ts'

/** A switch for each plugin that was submitted and approved. */
export function PluginSwitches() {
  const published = usePublishedPlugins()
  const on = usePluginsOn()
  return (
    <Box as="section" above={24} ruled={20} aria-labelledby="submitted-plugins">
      <Text as="h3" size={15} id="submitted-plugins">
        Submitted plugins
      </Text>
      <Text above={4} below={16} tone="soft">
        Made by others and approved by a reviewer. They run apart from the page and appear below the figures
        of dashboards.
      </Text>
      <WhenAnswered answer={published} what="the plugins">
        {({ results }) =>
          results.length === 0 ? (
            <p>No plugin has been approved yet.</p>
          ) : (
            <Stack as="ul" gap={16}>
              {results.map((plugin) => (
                <li key={plugin.id}>
                  <CheckField
                    role="switch"
                    label={`${plugin.title} ${plugin.version}`}
                    help={<About plugin={plugin} />}
                    checked={on.includes(plugin.name)}
                    onChange={({ currentTarget: { checked } }) => setPluginOn(plugin.name, checked)}
                  />
                </li>
              ))}
            </Stack>
          )
        }
      </WhenAnswered>
    </Box>
  )
}

function About({ plugin }: { readonly plugin: Plugin }) {
  const may = plugin.permissions.map((permission) =>
    permission === 'network'
      ? `${permissionWords(permission)}: ${plugin.network.join(', ')}`
      : permissionWords(permission),
  )
  return (
    <>
      {plugin.description} By {plugin.author}.{may.length > 0 && ` It may: ${may.join('; ')}.`}
    </>
  )
}
