import { IconHistory, IconRefresh } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { PolicyInputs } from '#contract/policy/policy.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { OneOfCatalogue, useIndicatorOptions } from '#web/controls/catalogue-pickers.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { Button } from '#web/kit/button.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { Conversation } from './conversation.tsx'
import { History } from './history.tsx'
import { keepOnDevice } from './kept-runs.ts'
import { keptOf } from './kept-of.ts'
import { LeverList } from './levers.tsx'
import { type Levers, POLICY_STATE } from './policy-address.ts'
import { PhoneFold } from './phone-fold.tsx'
import { Proposals } from './proposals.tsx'
import { Result } from './result.tsx'
import { partsAsHtml, partsAsText, resultAsParts } from './result-as-text.ts'
import { leversOf, runShown } from './run-shown.ts'
import { usePolicy } from './use-policy.ts'
import { Borrowed, Width } from './width.tsx'
import bar from '#web/controls/page-bar.module.css'
import classes from './policy-simulator.module.css'
import { later } from '#web/kit/later.tsx'

const AddText = later(async () => (await import('#web/views/capture/add-text-dialog.tsx')).default, {
  form: 'note',
})

/** Number of under-five deaths: what the simulator opens with. */
const FIRST_INDICATOR = 1134

/** Two interventions for an indicator and a place, and what would follow if their coverage were another. */
export default function PolicySimulator({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [state, setState] = useAddressState(POLICY_STATE)
  const { reference } = catalogue
  const indicator = reference.indicators.has(state.indicator ?? 0) ? (state.indicator ?? 0) : FIRST_INDICATOR
  const location = reference.locations.has(state.location ?? 0) ? (state.location ?? 0) : NATION
  const { state: generated, generate } = usePolicy(indicator, location)
  const options = useIndicatorOptions(catalogue)
  const places = [...reference.locations.values()]
  const place = placeName(byId(reference.locations, location))
  return (
    <Stack gap={20} className={classes.page}>
      <Grid gap={12} className={`${bar.fields} ${classes.bar}`}>
        <OneOfCatalogue
          label={text(message('policy.indicator'))}
          value={indicator}
          options={options}
          onChange={(next) => setState({ indicator: next, levers: null })}
        />
        <SelectField
          label={text(message('policy.place'))}
          value={String(location)}
          options={places.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={(event) => setState({ location: Number(event.currentTarget.value), levers: null })}
        />
        <Button
          disabled={generated.status === 'generating'}
          onClick={() => {
            setState({ levers: null })
            generate()
          }}
        >
          <IconRefresh size={18} aria-hidden="true" /> {text(message('policy.generate'))}
        </Button>
        <a className={classes.historyLink} href="#policy-history">
          <IconHistory size={18} aria-hidden="true" /> {text(message('policy.history-title'))}
        </a>
      </Grid>
      <div>
        <h1>{text(message('policy.question', { place }))}</h1>
        <Text above={6} tone="soft" widest="80ch">
          <Said what={message('policy.lead')} />
        </Text>
      </div>
      {generated.status === 'generating' && <Text role="status">{text(message('policy.generating'))}</Text>}
      {generated.status === 'failed' && (
        <Message
          title={generated.sentence ?? text(message('policy.answer-error'))}
          actions={<Button onClick={generate}>{text(message('policy.generate'))}</Button>}
        />
      )}
      {generated.status === 'ready' && (
        <Shown
          key={generated.round}
          inputs={generated.inputs}
          wanted={state.levers}
          catalogue={catalogue}
          onLevers={(levers) => setState({ levers }, { replace: true })}
        />
      )}
      {generated.status !== 'ready' && <History />}
    </Stack>
  )
}

interface ShownProps {
  readonly inputs: PolicyInputs
  readonly wanted: Levers | null
  readonly catalogue: Catalogue
  readonly onLevers: (levers: Levers) => void
}

function Shown({ inputs, wanted, catalogue, onLevers }: ShownProps) {
  const language = useLanguage()
  const own = useOwnAccount()
  const [adding, setAdding] = useState(false)
  const levers = leversOf(inputs, wanted)
  const run = runShown(inputs, levers)
  const { text } = language
  const keep = async () => {
    const kept = keptOf(inputs, run, text)
    if (own.status === 'signed-in') await change('POST /policy/history', { body: kept })
    else keepOnDevice(kept)
    showToast({ kind: 'success', title: text(message('policy.kept')) })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(partsAsText(resultAsParts(inputs, run, language)))
    showToast({ kind: 'success', title: text(message('policy.copied')) })
  }
  return (
    <Grid gap={32} className={classes.columns}>
      <div className={classes.proposed}>
        <Proposals inputs={inputs} />
      </div>
      <Stack as="section" gap={16} className={classes.whatIf} aria-labelledby="policy-what-if">
        <Text as="h2" size={20} id="policy-what-if">
          {text(message('policy.what-if'))}
        </Text>
        <LeverList inputs={inputs} run={run} onChange={onLevers} />
        {levers.length > 0 && (
          <>
            <Result
              inputs={inputs}
              run={run}
              onKeep={() => void keep()}
              onCopy={() => void copy()}
              onReport={() => setAdding(true)}
            />
            <PhoneFold title={message('policy.width-head')}>
              <Width run={run} />
            </PhoneFold>
          </>
        )}
        <PhoneFold title={message('policy.borrowed-title')}>
          <Borrowed inputs={inputs} run={run} />
        </PhoneFold>
      </Stack>
      <Stack gap={24} className={classes.talk}>
        <Conversation
          inputs={inputs}
          places={[...catalogue.reference.locations.values()]}
          {...{ levers, onLevers }}
        />
        <History />
      </Stack>
      {adding && (
        <AddText html={partsAsHtml(resultAsParts(inputs, run, language))} onClose={() => setAdding(false)} />
      )}
    </Grid>
  )
}
