var e=`cancel = 取消
close = 关闭
warning-title = 请注意

sign-out-title = 要退出登录吗？
sign-out-text = 您的余额和收藏会保留不变。
sign-out-confirm = 退出登录

in_need_true_account = 试玩账户无法进行此操作。请使用正式账户登录后继续。
in_increase_submit = 确定

password-weak-title = 请修改密码
password-weak-text = 您的密码容易被猜到。请换一个更长、且未在别处使用过的密码。
password-expired-text = 您的密码已过期。为保障账户安全，请设置新密码。

first-login-title = 欢迎
first-login-text = 您的账户已可使用，随意看看吧。

toast-signed-out = 您已退出登录。
toast-favourite-failed = 未能保存对 { $game } 的收藏更改，请重试。
toast-session-ended = 登录已失效，请重新登录。

error-network = 网络异常。请检查网络连接后重试。
error-timeout = 页面打开时间过长，请重试。
error-garbled = 无法读取服务器的回复，请重试。
error-system = 系统出现错误，请稍后重试。
error-other = { $message }
error-operation = 操作未能完成。请刷新页面后重试。
error-seal = 无法建立安全连接。请刷新页面后重试。

error-wrong-credentials = 用户名或密码错误。
error-captcha-wrong = 输入的字符与图片不符，请按新图片重新输入。
error-captcha-required = 请输入图片中的字符后继续。
error-account-locked = 失败次数过多，账户已暂时锁定。请稍后再试，或联系客服。
error-account-suspended = 此账户已停用，请联系客服。
error-too-many-requests = 操作过于频繁，请稍等片刻再试。
error-not-logged-in = 请先登录。
error-non-member = 此处仅限会员登录，请使用会员账户。
error-non-agent = 此处仅限代理访问，请使用代理账户登录。

error-maintenance = 网站正在维护，请稍后再来。
error-region = 您所在的地区或网络无法访问。
error-invalid-domain = 此网址无效。请联系客服获取正确网址。

error-game-not-found = 找不到此游戏。请到游戏大厅选择其他游戏。
error-game-unavailable = 此游戏暂时无法使用。请选择其他游戏，或稍后再试。
error-game-stopped = 游戏已中断。请重新启动，或选择其他游戏。
error-insufficient-balance = 余额不足。请查看余额，或选择较小的金额。

nav-home = 首页
nav-games = 游戏
nav-deposit = 存款
nav-promotions = 优惠
nav-me = 我的
nav-rng = 老虎机
nav-pvp = 棋牌
nav-fish = 捕鱼
nav-live = 真人
nav-sports = 体育
nav-esports = 电竞
nav-sv3 = 斗鸡
nav-elott = 彩票

menu-account-record = 账户记录
menu-profit-and-loss = 盈亏报表
menu-reward-centre = 奖励中心
menu-security-centre = 安全中心

mode-all = 全部游戏
mode-hot = 热门
mode-favourite = 收藏
mode-recent = 最近玩过

class-all = 全部类型
class-jp = 累积奖池
class-tg = 桌面游戏
class-ac = 街机
class-bg = 宾果

min-bet-all = 不限最低投注
min-bet-from = { $amount } 起

field-username-empty = 请输入用户名。
field-password-empty = 请输入密码。
field-captcha-empty = 请输入图片中的字符。

wanted-play = 登录后即可玩 { $game }。
wanted-favourite = 登录后即可收藏 { $game }。
wanted-page = 登录后即可打开此页面。
wanted-session-ended = 登录已失效。重新登录后可从刚才的位置继续。

title-home = 首页
title-rng = 老虎机
title-pvp = 棋牌对战
title-fish = 捕鱼游戏
title-live = 真人娱乐场
title-sports = 体育
title-esports = 电竞
title-sv3 = 斗鸡
title-elott = 彩票
title-lott = 彩票
title-lottery = 彩票
title-promotions = 优惠活动
title-promo-detail = 活动详情
title-point-mall = 积分商城
title-notices = 公告
title-help = 帮助中心
title-download = 下载
title-join = 加盟合作
title-seamless = 免转钱包游戏
title-fbsports = FB Sports
title-game = 游戏
title-login = 登录
title-register = 注册
title-forgot-password = 忘记密码
title-change-password = 修改密码
title-game-list = 选择游戏
title-chat-room = 聊天室
title-member-centre = 会员中心
title-agent-centre = 代理中心
title-not-found = 页面不存在


view-close = 关闭
view-retry = 重试
view-loading = 加载中
view-go-home = 前往首页
view-see-all = 查看全部
view-failed = 操作没有成功
view-request-id = 请求编号 { $id }
view-skip = 跳到正文

view-logo = { $brand }：首页
view-nav = 栏目
view-nav-vendors = 游戏供应商
view-bottom-bar = 主要栏目
view-language = 语言
view-theme-light = 切换到浅色主题
view-theme-dark = 切换到深色主题
view-notices = 公告
view-notices-pause = 暂停滚动公告
view-notices-play = 继续滚动公告
view-notices-none = 暂无公告
view-messages-region = 消息提示
view-log-in = 登录
view-sign-up = 注册
view-sign-out = 退出登录
view-account-menu = 您的账户
view-agent = 代理
view-trial = 试玩账户
view-last-login = 上次登录 { $time }
view-messages = 站内消息
view-balance = 余额
view-balance-play = 试玩余额
view-balance-refresh = 刷新余额
view-balance-show = 显示余额
view-balance-hide = 隐藏余额
view-balance-stale = 此数字可能不是最新。点按可重试。

view-footer-help = 帮助
view-footer-support = 客户服务
view-footer-app = 应用程序
view-footer-browsers = 推荐浏览器
view-footer-licences = 牌照
view-footer-vendors = 合作游戏供应商
view-footer-play-money = 本站所有余额均为游戏币，不可购买、兑付或交换。
view-footer-age = 仅限年满 18 岁的成年人。游戏前请先设定限额，不再有乐趣时请停止。
view-footer-copyright = © { $brand } 版权所有
view-qr = 二维码：{ $name }

view-banners = 优惠
view-banner-dot = 第 { $number } 项优惠，共 { $count } 项
view-banners-pause = 停止切换优惠
view-banners-play = 继续切换优惠
view-jackpot = 累积奖池
view-jackpot-illustrative = 仅供示意：此数字背后没有奖池。
view-jackpot-pause = 停止数字滚动
view-jackpot-play = 让数字滚动
view-categories = 游戏种类
view-hot-games = 正在热玩
view-popular-games = 最多人玩
view-search = 搜索游戏
view-search-count = 在 { $count } 款游戏中搜索
view-search-clear = 清除搜索

view-play = 开始
view-demo = 试玩
view-hot = 热门
view-favourite = 加入收藏
view-unfavourite = 取消收藏
view-vendors = 选择供应商
view-vendors-previous = 前面的供应商
view-vendors-next = 更多供应商
view-vendors-none-title = 这里暂无内容
view-vendors-none-text = 请稍后再来，或看看其他种类的游戏。
view-vendor-games = 游戏：{ $count }
view-modes = 列表
view-classifications = 游戏类型
view-min-bet = 最低投注
view-lobby-total = 共 { $total } 款游戏
view-lobby-more = 显示更多游戏
view-lobby-all = 查看全部游戏
view-lobby-clear = 清除筛选
view-lobby-nothing-title = 这里还没有内容
view-lobby-nothing-text = 您玩过或点了爱心的游戏会出现在这里。
view-lobby-no-match-title = 没有符合的游戏
view-lobby-no-match-text = 没有游戏符合您选择的名称和筛选条件。
view-lobby-login-title = 登录后查看您的游戏
view-lobby-login-text = 收藏和最近玩过的游戏保存在您的账户中。
view-pages = 分页
view-page = 第 { $number } 页
view-page-previous = 上一页
view-page-next = 下一页
view-game-leave = 离开游戏
view-game-fullscreen = 全屏显示
view-game-launching = 游戏正在启动

view-login-username = 用户名
view-login-password = 密码
view-password-show = 显示密码
view-password-hide = 隐藏密码
view-login-remember = 在此浏览器上保持登录 24 小时
view-login-wait = { $time } 后可以重试。
view-login-no-account = 还没有账户？
view-captcha = 图片中的字符
view-captcha-picture = 需要输入的字符
view-captcha-refresh = 换一张图片

view-maintenance-title = 网站正在维护
view-maintenance-text = 我们很快回来。您的余额和投注都是安全的。
view-maintenance-until = 预计恢复时间：{ $until }
view-blocked-title = 您所在地区无法使用本站
view-blocked-text = 您所在地区的访问受到限制。如果您认为有误，请联系客服。
view-blocked-ip = 您的地址：{ $ip }
view-unreachable-title = 无法连接到网站
view-crash-title = 页面已停止
view-crash-text = 页面内部出错。您的余额和投注由服务器安全保管。
view-crash-restart = 重新开始
view-chunk-title = 网站的这一部分未能加载
view-chunk-missing = 缺少文件：网站可能已更新。请刷新页面或重试。
view-chunk-error = 连接中断，或文件无法启动。请重试。
view-chunk-timeout = 等待超过两分钟。请检查网络连接后重试。
view-not-built-title = 尚未完成
view-not-built = 网站的这一部分已在计划中，但尚未完成。
view-not-found = 此地址没有页面，可能已经移动。
`;export{e as default};