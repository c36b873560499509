import { OwnLanguage } from './own-language.ts'

/** A part of the page that is in English whatever the reader's language is, and says so: accounts, administration, help. */
export function InEnglish({ children }: { readonly children: React.ReactNode }) {
  return (
    <OwnLanguage value="en">
      <div lang="en" style={{ display: 'contents' }}>
        {children}
      </div>
    </OwnLanguage>
  )
}
