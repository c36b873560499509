import { IconSearch, IconX } from '#web/kit/icons.ts'
import { useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Coming } from '#web/kit/coming.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { moveAmongLinks } from '../move-among-links.ts'
import { WhenCatalogue } from '../when-catalogue.tsx'
import classes from './search.module.css'
import { SearchResults } from './search-results.tsx'
import { WithWords } from '#web/language/with-words.tsx'

/** The search over everything: a field, and below it what its words find. Enter opens the first. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const [query, setQuery] = useState('')
  const catalogue = useResource(catalogueResource)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      form="centre"
      title={text(message('search.title'))}
      bare
      onKeyDown={(event) => {
        // A browser would clear the field by the first Esc, and close the dialog by the next only.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          onClose()
        } else moveAmongLinks(event, panel.current)
      }}
      onClose={onClose}
    >
      <div ref={panel}>
        <Row
          as="form"
          role="search"
          align="center"
          gap={12}
          className={classes.head}
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault()
            panel.current?.querySelector<HTMLElement>('[data-column] a')?.click()
          }}
        >
          <IconSearch size={20} aria-hidden="true" />
          <input
            type="search"
            aria-label={text(message('search.field'))}
            placeholder={text(message('search.short'))}
            autoComplete="off"
            data-autofocus=""
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <IconButton label={text(message('shell.close'))} onClick={onClose}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </Row>
        <div className={classes.body}>
          {query.trim() === '' ? (
            <Text tone="soft">{text(message('search.hint'))}</Text>
          ) : (
            // What is found may say words that come first with it; the field stays.
            <WithWords fallback={<Coming />}>
              <WhenCatalogue catalogue={catalogue}>
                {(found) => <SearchResults catalogue={found} {...{ query, onClose }} />}
              </WhenCatalogue>
            </WithWords>
          )}
        </div>
      </div>
    </Dialog>
  )
}
