-- Hosts whose pages documents may show in a frame.
alter table platform_setting add column embed_hosts text[] not null default '{}';
