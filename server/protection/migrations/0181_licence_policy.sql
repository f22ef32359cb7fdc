-- The policy that the site goes by; an operator that holds a licence chooses another (`lumora-server policy choose`). A word that names no
-- policy, and none at all, stand for the strictest.
insert into site_settings (name, value) values ('licence_policy', 'play-money') on conflict (name) do nothing;
