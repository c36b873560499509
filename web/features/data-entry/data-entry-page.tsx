import { message } from '#domain/message/message.ts'
import { RightWaits, useUnconfirmedAddress } from '#web/account/right-waits.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useKeptAnswer } from '#web/queries/kept-answers.ts'
import { ChooseForm } from './choose-form.tsx'
import classes from './data-entry.module.css'
import { ENTRY_ADDRESS } from './entry-address.ts'
import { FormPart } from './form-part.tsx'
import { TaskList } from './task-list.tsx'

/** Figures typed into a form: what is chosen stands in the address; without a choice, what is to be entered. */
export default function DataEntryPage() {
  return (
    <div className={classes.page}>
      <WithCatalogue what={message('shell.figure-list')}>
        {(catalogue) => <Entry catalogue={catalogue} />}
      </WithCatalogue>
    </div>
  )
}

function Entry({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [state, change] = useAddressState(ENTRY_ADDRESS)
  const { datasource, location, period } = state
  const choices = useKeptAnswer('GET /data-entry/choices', {
    query: datasource === null ? {} : { datasource },
  })
  const waiting = useUnconfirmedAddress()
  const isChosen = datasource !== null && location !== null && period !== null
  return (
    <WhenAnswered answer={choices} what={text(message('entry.choices'))}>
      {({ sources, places }) => {
        const chosen = sources.find(({ id }) => id === datasource)
        const choose = <ChooseForm {...{ catalogue, sources, places, state }} onChange={change} />
        if (isChosen) {
          return (
            <>
              {waiting !== null && <RightWaits email={waiting} />}
              <FormPart
                key={`${datasource} ${location} ${period}`}
                {...{ catalogue, choose }}
                path={{ datasource, location, period }}
                byParts={state.type === 'parts' && chosen?.has_parts !== false}
              />
            </>
          )
        }
        return (
          <>
            <div className={classes.bar}>{sources.length > 0 && choose}</div>
            <Stack gap={12} above={24}>
              <h1>{text(message('entry.title'))}</h1>
              <Text tone="soft" widest="80ch">
                {text(message('entry.lead'))}
              </Text>
              {waiting !== null && <RightWaits email={waiting} />}
              {sources.length > 0 && <Text>{text(message('entry.choose-first'))}</Text>}
              {sources.length === 0 && waiting === null && <NoRight />}
              <TaskList catalogue={catalogue} />
            </Stack>
          </>
        )
      }}
    </WhenAnswered>
  )
}

function NoRight() {
  const { text } = useLanguage()
  return (
    <Stack gap={8} card="warning">
      <Text widest="80ch">{text(message('entry.no-right'))}</Text>
      <p>
        <a href="/contact">{text(message('entry.ask-right'))}</a>
      </p>
    </Stack>
  )
}
