-- What the files of each indicator rest on beside its figures, as a digest of each, so that the next release can tell which
-- of them it changes (see server/release/earlier-files.ts). Releases made before have none.
alter table release_catalogue add column grounds text;
