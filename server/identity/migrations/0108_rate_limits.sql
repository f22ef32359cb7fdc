-- Captchas and codes are counted by the rate limits of the platform. What was counted here lapses: ten minutes of captchas, a day
-- of codes.
drop table captcha_counts;
drop table code_sends;
