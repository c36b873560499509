import { IconSquare, IconSquareCheckFilled } from '#web/kit/icons.ts'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import type { Counts } from './dashboard-counts.ts'
import classes from './source-list-dialog.module.css'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The sources of the page by class; a filled box says that this release has figures of the source here. */
export default function SourceListDialog({
  counts,
  onClose,
}: {
  readonly counts: Counts
  readonly onClose: () => void
}) {
  const { text } = useLanguage()
  const [filled, configured] = counts.sources
  return (
    <Dialog form="centre" title={text(message('menus.sources'))} onClose={onClose}>
      <p>{text(message('menus.sources-filled', { filled: whole(filled), configured: whole(configured) }))}</p>
      {CLASSIFICATIONS.map((classification) => {
        const entries = counts.list.filter(({ source }) => source.classification === classification)
        if (entries.length === 0) return null
        return (
          <section key={classification} aria-label={classification}>
            <Text
              as="h3"
              above={16}
              below={4}
              capitals
              style={{ color: `var(--${classification.toLowerCase()})` }}
            >
              {text(message('chart.class', { class: classification }))}
            </Text>
            <Stack as="ul">
              {entries.map(({ source, indicators }) => (
                <Grid as="li" key={source.id} gap={10} align="center" entry={8} className={classes.source}>
                  {indicators > 0 ? (
                    <IconSquareCheckFilled
                      size={18}
                      className={classes.filled}
                      aria-label={text(message('menus.has-figures'))}
                    />
                  ) : (
                    <IconSquare
                      size={18}
                      className={classes.empty}
                      aria-label={text(message('menus.no-figures'))}
                    />
                  )}
                  <div>
                    <strong>{source.name}</strong>
                    <Text as="span" tone="faint" size={13} line>
                      {source.fullName}
                    </Text>
                  </div>
                  <Text as="span" tone="faint" size={13} line>
                    {text(
                      indicators === 0
                        ? message('menus.no-figure-yet')
                        : message('menus.indicators', { count: indicators }),
                    )}
                  </Text>
                </Grid>
              ))}
            </Stack>
          </section>
        )
      })}
    </Dialog>
  )
}
