import { message } from '#domain/message/message.ts'
import { listOf, sentences } from '#domain/message/value.ts'
import type { Plugin } from '#contract/plugins/plugins.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Box, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { permissionWords } from './permission-words.ts'
import { setPluginOn, usePluginsOn } from './plugins-on.ts'
import { usePublishedPlugins } from './use-published-plugins.ts'

/** A switch for each plugin that was submitted and approved. */
export function PluginSwitches() {
  const { text } = useLanguage()
  const published = usePublishedPlugins()
  const on = usePluginsOn()
  return (
    <Box as="section" above={24} ruled={20} aria-labelledby="submitted-plugins">
      <Text as="h3" size={16} id="submitted-plugins">
        {text(message('widgets.submitted'))}
      </Text>
      <Text above={4} below={16} tone="soft">
        {text(message('widgets.submitted-about'))}
      </Text>
      <WhenAnswered answer={published} what={message('widgets.the-plugins')}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{text(message('widgets.none-approved'))}</p>
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
  const { text } = useLanguage()
  const { description, author, permissions, network } = plugin
  const may = permissions.map((name) => {
    const permission = permissionWords(name)
    return name === 'network'
      ? message('widgets.permission-sites', { permission, sites: listOf(network, 'none') })
      : permission
  })
  const about = message('widgets.plugin-about', { description, author })
  return text(
    may.length === 0
      ? about
      : sentences([about, message('widgets.may', { permissions: listOf(may, 'apart') })]),
  )
}
