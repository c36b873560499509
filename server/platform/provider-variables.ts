import { z } from 'zod'
import { given } from './given.ts'
import { webAddress } from './web-address.ts'

/** Other sites that people can sign in with, when this server has been made known there. */
export const PROVIDERS = ['google', 'facebook', 'linkedin'] as const

export type ProviderName = (typeof PROVIDERS)[number]

/** The credentials that a provider gave to the operator of this server. */
export interface ProviderVariable {
  readonly clientId: string
  readonly clientSecret: string
  /** Another place than the provider's own: for tests, and for a gateway in front of it. null: its own. */
  readonly issuer: string | null
}

/** The providers that have been set up; the others are missing. */
export type ProviderVariables = Readonly<Partial<Record<ProviderName, ProviderVariable>>>

const text = z.preprocess(given, z.string().optional())
const address = z.preprocess(given, webAddress.optional())

export const PROVIDER_VARIABLES = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_ISSUER: address,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_ISSUER: address,
} as const

type Found = { readonly [Name in keyof typeof PROVIDER_VARIABLES]?: string | undefined }

type Reading =
  | { readonly ok: true; readonly providers: ProviderVariables }
  | { readonly ok: false; readonly sentences: readonly string[] }

/** Puts the variables of each provider together. A name without its secret, or the reverse, is told in a sentence. */
export function providersOf(found: Found): Reading {
  const providers: Partial<Record<ProviderName, ProviderVariable>> = {}
  const sentences: string[] = []
  for (const provider of PROVIDERS) {
    const prefix = provider.toUpperCase() as Uppercase<ProviderName>
    const clientId = found[`${prefix}_CLIENT_ID`]
    const clientSecret = found[`${prefix}_CLIENT_SECRET`]
    const issuer = found[`${prefix}_ISSUER`] ?? null
    if (clientId !== undefined && clientSecret !== undefined) {
      providers[provider] = { clientId, clientSecret, issuer }
    } else if (clientId !== undefined || clientSecret !== undefined || issuer !== null) {
      sentences.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together.`)
    }
  }
  return sentences.length > 0 ? { ok: false, sentences } : { ok: true, providers }
}
