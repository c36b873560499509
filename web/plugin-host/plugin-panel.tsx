import { IconX } from '#web/kit/icons.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { ErrorBoundary } from '#web/kit/error-boundary.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { PluginFrame } from './plugin-frame.tsx'
import classes from './plugin-panel.module.css'
import { setPluginOn, usePluginsOn } from './plugins-on.ts'
import { usePluginSight } from './use-plugin-sight.ts'
import { usePublishedPlugins } from './use-published-plugins.ts'

interface PluginPanelProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
}

/** The submitted plugins that the reader has switched on, below the figures of a dashboard. */
export default function PluginPanel({ dashboard, catalogue }: PluginPanelProps) {
  const { text } = useLanguage()
  const published = usePublishedPlugins()
  const on = usePluginsOn()
  const sight = usePluginSight(dashboard, catalogue)
  if (published.status !== 'ready') return null
  const shown = published.value.results.filter(({ name }) => on.includes(name))
  if (shown.length === 0) return null
  return (
    <section className={classes.panel} aria-labelledby="plugins-here" data-print="never">
      <h2 id="plugins-here">{text(message('widgets.plugins'))}</h2>
      <Text above={4} below={16} tone="faint">
        {text(message('widgets.by-others'))}
      </Text>
      <Grid className={classes.plugins}>
        {shown.map((plugin) => (
          <Text key={plugin.id} as="article" shrinks aria-label={plugin.title}>
            <Row gap={8} align="center" className={classes.head}>
              <Text as="h3" size={16}>
                {plugin.title}
              </Text>
              <Text as="span" grows tone="faint">
                {text(message('widgets.by', { author: plugin.author }))}
              </Text>
              <IconButton
                label={text(message('widgets.switch-off', { title: plugin.title }))}
                onClick={() => setPluginOn(plugin.name, false)}
              >
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            </Row>
            <ErrorBoundary what={message('widgets.this-plugin')} resetKey={plugin.page}>
              <PluginFrame plugin={plugin} sight={sight} />
            </ErrorBoundary>
          </Text>
        ))}
      </Grid>
    </section>
  )
}
