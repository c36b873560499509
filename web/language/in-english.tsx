import { languageOf } from './current-language.ts'
import { OwnLanguage } from './own-language.ts'

const ENGLISH = languageOf('en')

/** A part of the page that is in English whatever the reader's language is, and says so: accounts, administration, help. */
export function InEnglish({ children }: { readonly children: React.ReactNode }) {
  return (
    <OwnLanguage value={ENGLISH}>
      <div lang={ENGLISH.tag} style={{ display: 'contents' }}>
        {children}
      </div>
    </OwnLanguage>
  )
}
