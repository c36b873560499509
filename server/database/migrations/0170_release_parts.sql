-- The digests from which the hash of a release was made, in their order, so that anybody can make it again. Null: it came before they were kept.
alter table release add column parts jsonb;
